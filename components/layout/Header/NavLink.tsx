import type { ReactNode } from 'react';

interface NavLinkProps {
  href: string;
  /** Paths of the breadcrumbs from home to the current page. */
  trail: readonly string[];
  className?: string;
  children: ReactNode;
}

/** A link with `aria-current` if it leads to the current page or an ancestor of it. */
export function NavLink({ href, trail, className, children }: NavLinkProps) {
  const here = href === trail.at(-1);
  const above = href !== '/' && trail.includes(href);
  return (
    <a href={href} className={className} aria-current={here ? 'page' : above || undefined}>
      {children}
    </a>
  );
}
