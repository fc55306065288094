import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Film } from '@/components/ui/Film/Film';
import { type Content, content } from '@/lib/content';
import { cheapestStep } from '@/lib/firstSteps';
import { servedPicture } from '@/lib/pictures/manifest';
import { FirstStep } from '../Price/FirstStep';
import styles from './HomeHero.module.scss';

/** Full-screen film with logo, tagline, intro and the price of the cheapest first step (spec 2, Home). */
export function HomeHero({ lead, action, tryOut, film }: Content['pages']['home']['hero']) {
  const { company } = content();
  const logo = servedPicture('brand/mark.svg');
  return (
    <div className={styles.hero} data-tone="ink">
      {/* Delays the first paint until the text at the bottom has been parsed, which would otherwise shift upwards. */}
      <link rel="expect" blocking="render" href="#services" />
      <Film name="hero" portrait="hero-portrait" alt={film} sizes="100vw" cover first />
      <div className={styles.words}>
        <img className={styles.logo} src={logo.url} alt={company.name.value} width={logo.width} height={logo.height} />
        <h1 className={styles.tagline}>
          {company.tagline.split(' ').map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions} data-print="off">
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          <ButtonLink href={tryOut.href} look="line">
            {tryOut.label}
          </ButtonLink>
          <FirstStep {...cheapestStep()} href="/services#prices" />
        </div>
      </div>
    </div>
  );
}
