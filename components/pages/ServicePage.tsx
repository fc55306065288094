import { Fragment } from 'react';
import { Shell } from '@/components/layout/Shell/Shell';
import { Artefacts } from '@/components/sections/Artefacts/Artefacts';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { EndResult } from '@/components/sections/EndResult/EndResult';
import { Events } from '@/components/sections/Events/Events';
import { Faq } from '@/components/sections/Faq/Faq';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Findings } from '@/components/sections/Findings/Findings';
import { Hero } from '@/components/sections/Hero/Hero';
import { Intro } from '@/components/sections/Intro/Intro';
import { Pager } from '@/components/sections/Pager/Pager';
import { FirstStep } from '@/components/sections/Price/FirstStep';
import { Price } from '@/components/sections/Price/Price';
import { Process } from '@/components/sections/Process/Process';
import { Project } from '@/components/sections/Project/Project';
import { SectionLinks } from '@/components/sections/SectionLinks/SectionLinks';
import { Technologies } from '@/components/sections/Technologies/Technologies';
import { KeyFigure } from '@/components/ui/KeyFigure/KeyFigure';
import { clientsOf } from '@/lib/clients';
import { content, type Service } from '@/lib/content';

/** A service page (spec 2, Content pages). */
export function ServicePage({ service }: { service: Service }) {
  const { services, words, work } = content();
  const path = `/${service.slug}`;
  const [first, second] = service.features;
  const project = work.find(({ href }) => href === path);
  const { artefact, another, ...hero } = service.hero;
  const { sample: isSample, ...offer } = service.price.offer;
  // One mark is enough for the whole hero.
  const sample = isSample && !artefact?.sample;
  const { sentence: result } = project?.measured.result ?? clientsOf(path).measured?.result ?? {};
  const followsPrice = service.order[service.order.indexOf('process') - 1] === 'price';
  const parts = {
    answers: service.answers && <Findings id="answers" {...service.answers} />,
    events: service.events && <Events {...service.events} />,
    intro: <Intro {...service.intro} />,
    features: first && <FeatureGrid id="features" {...first} />,
    price: <Price path={path} {...service.price} />,
    project: project && <Project {...project} />,
    technologies: service.technologies && <Technologies {...service.technologies} />,
    process: (
      <Process
        {...service.process}
        items={service.process.steps}
        tone={followsPrice && service.price.tone === 'paper' ? 'paper-2' : 'paper'}
      />
    ),
    more: second && <FeatureGrid id="more" {...second} />,
  };
  return (
    <Shell path={path}>
      <Hero
        path={path}
        {...hero}
        picture={artefact ? undefined : service.picture.src}
        phonePicture={service.phoneImage?.src}
        note={
          <>
            <FirstStep {...offer} sample={!result && sample} />
            {result && (
              <KeyFigure href={project ? '#project' : '#result'} sample={sample}>
                {result}
              </KeyFigure>
            )}
          </>
        }
      >
        {artefact && <Artefacts artefact={artefact} another={another} />}
      </Hero>
      <SectionLinks ids={[...service.order, 'end-result', ...(service.faq ? ['faq'] : [])]} />
      {service.order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <EndResult {...service.endResult} />
      {service.faq && <Faq {...service.faq} />}
      <CallToAction {...service.callToAction} note={<FirstStep {...offer} />} />
      <Pager entries={services.map(({ slug, name }) => ({ path: `/${slug}`, name }))} path={path} {...words.pager} />
    </Shell>
  );
}
