/** `npm run pictures`: prepares the pictures without building the site. */
import { preparePictures } from './prepare';

await preparePictures();
