/**
 * `npm start`: builds the site and serves it. `--no-build` serves the last build; `--dir=FOLDER` serves another folder,
 * such as a release of `npm run deploy`. PORT sets the port (3000).
 */
import { parseArgs } from 'node:util';
import { startServer } from './server';

const { values } = parseArgs({ options: { dir: { type: 'string' }, 'no-build': { type: 'boolean' } } });
const port = Number(process.env.PORT || 3000);

if (!values.dir && !values['no-build']) await import('../build');

try {
  const { url } = await startServer({ dir: values.dir ?? 'out', port });
  console.log(`The site is at ${url}  (Ctrl+C stops it)`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what runs there, or choose another: PORT=3001 npm start`
      : message,
  );
  process.exit(1);
}
