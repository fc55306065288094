import { Shell } from '@/components/layout/Shell/Shell';
import { AiAgents } from '@/components/sections/AiAgents/AiAgents';
import { Bento } from '@/components/sections/Bento/Bento';
import { Customers } from '@/components/sections/Customers/Customers';
import { HomeHero } from '@/components/sections/HomeHero/HomeHero';
import { ProductCards } from '@/components/sections/ProductCards/ProductCards';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/');

export default function Home() {
  return (
    <Shell path="/">
      <HomeHero />
      <Bento />
      <Customers />
      <ProductCards />
      <AiAgents />
    </Shell>
  );
}
