/** The desk: the editor on the left, the site on the right. Both are pages of this machine. */
export const deskPage = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>The desk</title>
<meta name="viewport" content="width=device-width">
<style>
html, body { margin: 0; height: 100%; background: #050b12; color: #eef4f6; font: 14px/1.4 system-ui, sans-serif; }
body { display: grid; grid-template: 40px 1fr / minmax(420px, 1fr) minmax(420px, 1.2fr); }
header { grid-column: 1 / -1; display: flex; align-items: center; gap: 16px; padding: 0 16px; background: #0a131d; }
header output { color: #5eead4; }
header output[data-bad] { color: #ffd08a; }
header a { color: #a9bac4; margin-left: auto; }
iframe { border: 0; width: 100%; height: 100%; background: #fbfaf7; }
@media (width < 900px) { body { grid-template: 40px 1fr 1fr / 1fr; } }
</style>
<header><strong>The desk</strong><output aria-live="polite">Connecting…</output><a href="/" target="_blank">Open the page alone</a></header>
<iframe name="editor" src="/__editor/editor" title="Editor"></iframe>
<iframe name="preview" src="/" title="The site as it will look"></iframe>
<script type="module">
const said = document.querySelector('output');
const [editor, preview] = document.querySelectorAll('iframe');
const { pages } = await (await fetch('/__editor/forms.json', { cache: 'no-store' })).json();
document.querySelector('header a').addEventListener('click', (event) => { event.currentTarget.href = preview.contentWindow.location.pathname; });
new EventSource('/__editor/events').onmessage = ({ data }) => {
  const { problems } = JSON.parse(data);
  said.toggleAttribute('data-bad', Boolean(problems));
  said.textContent = problems ? 'The content has a mistake: the page on the right says which.' : 'All is well. What you save is shown on the right.';
};
// Opening an entry on the left opens its page on the right.
let shown;
setInterval(() => {
  const [, name] = /entries\\/([\\w-]+)/.exec(editor.contentWindow?.location.hash ?? '') ?? [];
  if (name === shown) return;
  shown = name;
  const page = pages[name];
  if (page && preview.contentWindow.location.pathname !== page) preview.src = page;
}, 300);
</script>
</html>
`;

/** The editor alone. Nothing outside this machine is asked: the policy sees to that. */
export const editorPage = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Editor</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<style>
/* Only the folder of this machine is offered: there is no account. */
.buttons button.secondary { display: none !important; }
</style>
<script type="module" src="/__editor/cms-client.js"></script>
</html>
`;

export const editorPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self' data:; connect-src 'self' blob: data:; worker-src 'self' blob:; media-src 'self' blob:; frame-src 'self' blob:; base-uri 'self'; form-action 'none'";
