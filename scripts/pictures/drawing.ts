import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';

/** The name of an element or attribute without the prefix of its namespace. */
const local = (name: string): string => name.replace(/^.*:/, '').toLowerCase();

/** What a drawing never needs and svgo leaves: pieces of web pages, other handlers, animations of an address. */
const drawingOnly: CustomPlugin = {
  name: 'drawingOnly',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const movesAddress = local(node.attributes.attributeName ?? '') === 'href';
        if (local(node.name) === 'foreignobject' || movesAddress)
          parent.children = parent.children.filter((child) => child !== node);
        for (const name of Object.keys(node.attributes)) if (local(name).startsWith('on')) delete node.attributes[name];
      },
    },
  }),
};

/**
 * The drawing of an SVG file without anything that could run or lead away: an SVG that is opened by itself stands under
 * no policy of a page.
 *
 * @param shorter  leaves out what cannot be seen, too
 * @throws when the text is no SVG
 */
export function cleanDrawing(svg: string, { shorter = false } = {}): string {
  const plugins: PluginConfig[] = [drawingOnly, 'removeScripts'];
  return optimize(
    svg,
    shorter ? { multipass: true, floatPrecision: 1, plugins: ['preset-default', ...plugins] } : { plugins },
  ).data;
}

/** What stands inside the outermost element, for drawings that become part of another one or of a page. */
export const innerDrawing = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').trim();
