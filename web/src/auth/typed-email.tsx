import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { TextField } from '../ui/text-field.tsx';
import { say } from './sentences.ts';

const TypedEmail = createContext<{ email: string; setEmail: (email: string) => void } | null>(null);

/** Around the pages of /auth: the address that is typed on one of them is there on the next. */
export function TypedEmailProvider({ children }: { children: ReactNode }) {
  const [email, setEmail] = useState('');
  const value = useMemo(() => ({ email, setEmail }), [email]);
  return <TypedEmail value={value}>{children}</TypedEmail>;
}

/**
 * The field 'E-mail' of the forms of /auth. Who asks for another page goes on typing while it is on its way: what lands in the
 * field of the old one is in that of the new one.
 */
export function EmailField() {
  const typed = use(TypedEmail);
  if (typed === null) throw new TypeError('An EmailField stands on a page of /auth');
  return (
    <TextField
      label={say.eMail}
      name="email"
      type="email"
      autoComplete="email"
      required
      value={typed.email}
      onChange={(event) => typed.setEmail(event.target.value)}
    />
  );
}
