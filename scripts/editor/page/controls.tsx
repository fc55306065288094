import type { ComponentProps, ReactNode } from 'react';

export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

export const Problem = ({ children }: { children: ReactNode }) => (
  <div className="problem" role="alert">
    {children}
  </div>
);
