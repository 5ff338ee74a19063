import type { LucideIcon } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from './icon-button.tsx';
import { say } from './sentences.ts';

/** Goes back to where the person came from; for those who came by a link from outside, to the page above. */
export function BackButton({ icon, to }: { icon: LucideIcon; to: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <IconButton
      icon={icon}
      look="solid"
      label={say.back}
      onClick={() => (key === 'default' ? navigate(to) : navigate(-1))}
    />
  );
}
