export interface AvatarProps {
  /** The first letter stands in when there is no picture. */
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** Decorative: the name stands beside it or in the control's label. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  return (
    <span className={size === 'md' ? 'avatar' : `avatar avatar-${size}`} aria-hidden>
      {src ? <img src={src} alt="" /> : (Array.from(name.trim())[0] ?? 'S').toUpperCase()}
    </span>
  );
}
