import type { ReactNode } from 'react';

interface NavLinkProps {
  href: string;
  /** Paths from home down to the page that is being shown. */
  trail: readonly string[];
  className?: string;
  children: ReactNode;
}

/** Link that says when it leads to the page one is on, or to the page above it. */
export function NavLink({ href, trail, className, children }: NavLinkProps) {
  const here = href === trail.at(-1);
  const above = href !== '/' && trail.includes(href);
  return (
    <a href={href} className={className} aria-current={here ? 'page' : above || undefined}>
      {children}
    </a>
  );
}
