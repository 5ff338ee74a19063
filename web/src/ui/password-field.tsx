import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { say } from './sentences.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'unit'> {
  /** So that a password manager knows what to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? say.hidePassword : say.showPassword}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
