import { Shell } from '@/components/layout/Shell/Shell';
import { AiAgents } from '@/components/sections/AiAgents/AiAgents';
import { Bento } from '@/components/sections/Bento/Bento';
import { Customers } from '@/components/sections/Customers/Customers';
import { HomeHero } from '@/components/sections/HomeHero/HomeHero';
import { ProductCards } from '@/components/sections/ProductCards/ProductCards';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/');

export default function Home() {
  const { hero, services, customers, products, aiAgents } = content().pages.home;
  return (
    <Shell path="/">
      <HomeHero {...hero} />
      <Bento {...services} />
      <Customers {...customers} />
      <ProductCards {...products} />
      <AiAgents {...aiAgents} />
    </Shell>
  );
}
