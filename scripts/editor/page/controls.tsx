import type { ComponentProps, ReactNode } from 'react';

/** A button that sends no form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** What is wrong, in words. */
export const Problem = ({ children }: { children: ReactNode }) => (
  <div className="problem" role="alert">
    {children}
  </div>
);
