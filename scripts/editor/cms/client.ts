/// <reference lib="dom" />
/** The editor's page: Sveltia CMS with the forms of this site, over the folder that the person opens. */
import CMS from '@sveltia/cms';
import { preserveFormatting } from './formatting';

const { config, schemas } = await (await fetch('/__editor/forms.json', { cache: 'no-store' })).json();
preserveFormatting(schemas);

/** Chrome and Edge have it; the type library does not know it yet. */
type Picker = (options?: { mode?: 'read' | 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
const browser = window as unknown as { showDirectoryPicker?: Picker };

const choose = browser.showDirectoryPicker?.bind(window);
if (choose)
  browser.showDirectoryPicker = async (options) => {
    for (;;) {
      const folder = await choose({ mode: 'readwrite', ...options });
      const found = await folder.getDirectoryHandle('content').then(
        (content) =>
          content.getFileHandle('company.yaml').then(
            () => true,
            () => false,
          ),
        () => false,
      );
      if (found) return folder;
      const again = window.confirm(
        `“${folder.name}” is not the folder of this site. Choose the folder that has “content” and “package.json” in it.`,
      );
      if (!again) throw new DOMException('No folder was chosen.', 'AbortError');
    }
  };

CMS.init({ config });
