import { parse } from 'yaml';
import type { FieldSchema } from '@/lib/content/walk';
import { updateYaml } from '../yaml/update';
import { tidy } from './tidy';

/**
 * What a saved YAML file should contain: the editor's new data in the old file's own form, so that comments, order and
 * every line that did not change stay. New files are taken as they come.
 */
export function mergeYaml(oldText: string, newText: string, schema?: FieldSchema): string {
  if (oldText.trim() === '') return newText;
  const old: unknown = parse(oldText);
  return updateYaml(oldText, tidy(parse(newText), old, schema));
}

/** Path of each file and folder below the one that was opened. */
const paths = new WeakMap<FileSystemHandle, string>();

/** Remembers where a file came from when it is looked up in a folder. */
function rememberPaths(): void {
  const folders = FileSystemDirectoryHandle.prototype;
  const { getFileHandle, getDirectoryHandle } = folders;
  const note = <H extends FileSystemHandle>(parent: FileSystemDirectoryHandle, handle: H): H => {
    const above = paths.get(parent);
    paths.set(handle, above ? `${above}/${handle.name}` : handle.name);
    return handle;
  };
  folders.getFileHandle = async function (this: FileSystemDirectoryHandle, name, options) {
    return note(this, await getFileHandle.call(this, name, options));
  };
  folders.getDirectoryHandle = async function (this: FileSystemDirectoryHandle, name, options) {
    // The editor asks whether this is a repository. A folder unpacked from an archive will do as well.
    if (name === '.git') return getDirectoryHandle.call(this, name, options).catch(() => this);
    return note(this, await getDirectoryHandle.call(this, name, options));
  };
}

/** `any/folder/content/team.yaml` → `content/team.yaml`: the folder that was opened may lie in another. */
const fileIn = (path = ''): string => /(?:^|\/)(content\/.*)$/.exec(path)?.[1] ?? path;

const asText = async (data: unknown): Promise<string> =>
  data instanceof Blob ? data.text() : typeof data === 'string' ? data : new TextDecoder().decode(data as ArrayBuffer);

type Movable = FileSystemFileHandle & { move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void> };

/** The text of a file in the form of the file that it is about to replace. */
async function inOldForm(
  oldText: string,
  newText: string,
  path: string | undefined,
  schemas: Record<string, FieldSchema>,
): Promise<string> {
  try {
    return mergeYaml(oldText, newText, schemas[fileIn(path)]);
  } catch (error) {
    // A file that cannot be read is replaced as a whole: better than losing what was typed.
    console.error(error);
    return newText;
  }
}

/**
 * From now on every YAML file that is saved keeps the form it had. The editor writes a file aside and moves it to its
 * place where the browser can, else it writes the file itself: both ways are covered.
 */
export function preserveFormatting(schemas: Record<string, FieldSchema>): void {
  rememberPaths();
  const files = FileSystemFileHandle.prototype as Movable;
  const { createWritable, move } = files;
  files.createWritable = async function (this: FileSystemFileHandle, options) {
    const writer = await createWritable.call(this, options);
    if (!this.name.endsWith('.yaml')) return writer;
    const oldText = await (await this.getFile()).text();
    const write = writer.write.bind(writer);
    writer.write = async (data) => write(await inOldForm(oldText, await asText(data), paths.get(this), schemas));
    return writer;
  };
  if (move)
    files.move = async function (this: FileSystemFileHandle, folder, name) {
      const target = name.endsWith('.yaml') ? await folder.getFileHandle(name).catch(() => undefined) : undefined;
      if (target) {
        const oldText = await (await target.getFile()).text();
        const newText = await (await this.getFile()).text();
        const writer = await createWritable.call(this);
        await writer.write(await inOldForm(oldText, newText, paths.get(target), schemas));
        await writer.close();
      }
      return move.call(this, folder, name);
    };
}
