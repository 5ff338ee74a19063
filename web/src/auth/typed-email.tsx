import { createContext, type ReactNode, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { PasswordField, type PasswordFieldProps } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { say } from './sentences.ts';

interface Typed {
  email: string;
  setEmail: (email: string) => void;
  /** What was typed as password after another page was asked for; '' else. */
  latePassword: RefObject<string>;
}

const TypedEmail = createContext<Typed | null>(null);

/**
 * Around the pages of /auth. Who asks for another page goes on typing while it is on its way: what lands in the fields of the
 * old one is in those of the new one. The address that is typed on one of them is there on the next in any case.
 */
export function TypedEmailProvider({ children }: { children: ReactNode }) {
  const [email, setEmail] = useState('');
  const latePassword = useRef('');
  const value = useMemo(() => ({ email, setEmail, latePassword }), [email]);
  return <TypedEmail value={value}>{children}</TypedEmail>;
}

function useTyped(): Typed {
  const typed = use(TypedEmail);
  if (typed === null) throw new TypeError('A field of /auth stands on a page of /auth');
  return typed;
}

/** The field 'E-mail' of the forms of /auth. */
export function EmailField() {
  const { email, setEmail } = useTyped();
  return (
    <TextField
      label={say.eMail}
      name="email"
      type="email"
      autoComplete="email"
      required
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    />
  );
}

/** The field 'Password' of login and register; what was typed into it before another page was asked for goes with its page. */
export function OwnPasswordField(props: Omit<PasswordFieldProps, 'label' | 'name' | 'required'>) {
  const { latePassword } = useTyped();
  const isLeaving = useNavigation().state === 'loading';
  const [atFirst] = useState(() => latePassword.current);
  useEffect(() => {
    latePassword.current = '';
  }, [latePassword]);
  return (
    <PasswordField
      {...props}
      label={say.password}
      name="password"
      required
      defaultValue={atFirst}
      onChange={(event) => {
        latePassword.current = isLeaving ? event.target.value : '';
      }}
    />
  );
}
