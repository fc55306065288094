import { type ComponentType, createElement } from 'react';
import { type IslandName, type IslandProps, islands } from './registry';

/**
 * Renders a client component and serialises its props beside it, because the finished page has no React payload from
 * which lib/browser/islands.ts could hydrate it. The finishing step replaces the name by the URL of the component's
 * script. Under `npm run dev` Next hydrates it.
 */
export async function Island<N extends IslandName>({ name, ...props }: { name: N } & IslandProps<N>) {
  const { default: Component } = await islands[name]();
  const hydration =
    process.env.NODE_ENV === 'production' ? { 'data-hydrate': name, 'data-props': JSON.stringify(props) } : {};
  return (
    <div className="island" {...hydration}>
      {createElement(Component as unknown as ComponentType<typeof props>, props)}
    </div>
  );
}
