// Runs in every page before anything else: notes what goes wrong and which windows are opened. WebKit's driver tells
// neither. It is put inline into the page, whose policy is given its hash.
{
  const heard = { problems: [], opened: [], ready: false };
  const note = (text) => heard.problems.push(text);
  Object.assign(window, { heard });
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => {
      note(`console: ${words.map(String).join(' ')}`);
      say.apply(console, words);
    };
  }
  const failed = (event) => {
    if (event.target instanceof HTMLElement) note(`failed: ${event.target.outerHTML.slice(0, 120)}`);
    else note(`exception: ${event.message}`);
  };
  window.addEventListener('error', failed, true);
  window.addEventListener('unhandledrejection', ({ reason }) => note(`exception: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    note(`policy: ${violatedDirective} ${blockedURI} from ${sourceFile}:${lineNumber}`),
  );
  document.addEventListener('site:ready', () => {
    heard.ready = true;
  });
  window.open = (address) => {
    heard.opened.push(String(address));
    return new URLSearchParams(location.search).has('refuse') ? null : { opener: null };
  };
}
