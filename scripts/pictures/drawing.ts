import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';

/** A name without its namespace prefix. */
const local = (name: string): string => name.replace(/^.*:/, '').toLowerCase();

/** Removes active content that svgo keeps: foreign objects, all event handlers, animations of an href. */
const removeActiveContent: CustomPlugin = {
  name: 'removeActiveContent',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const animatesHref = local(node.attributes.attributeName ?? '') === 'href';
        if (local(node.name) === 'foreignobject' || animatesHref)
          parent.children = parent.children.filter((child) => child !== node);
        for (const name of Object.keys(node.attributes)) if (local(name).startsWith('on')) delete node.attributes[name];
      },
    },
  }),
};

/**
 * Removes scripts and links from an SVG, because no Content-Security-Policy applies to one that is opened by itself.
 *
 * @param spriteId  its id in a sprite: minifies it and makes its own ids unique
 * @throws when the text is no SVG
 */
export function cleanDrawing(svg: string, spriteId?: string): string {
  const plugins: PluginConfig[] = [removeActiveContent, 'removeScripts'];
  if (!spriteId) return optimize(svg, { plugins }).data;
  const unique: PluginConfig = { name: 'prefixIds', params: { prefix: spriteId } };
  const { data } = optimize(svg, { multipass: true, floatPrecision: 1, plugins: ['preset-default', ...plugins] });
  // In a pass of its own, because every further pass would add the prefix again.
  return optimize(data, { plugins: [unique] }).data;
}

/** The content of the outermost element, to inline it. */
export const innerDrawing = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').trim();
