const BASE = [
  'grid flex-none place-items-center overflow-hidden rounded-[50%] bg-citron text-on-citron',
  'font-display leading-none font-[650]',
].join(' ');
const SIZES = { sm: 'size-8.5 text-sm', md: 'size-10 text-base', lg: 'size-24 text-2xl' };

export interface AvatarProps {
  /** The first letter stands in when there is no picture. */
  name: string;
  src?: string | null;
  size?: keyof typeof SIZES;
}

/** Decorative: the name stands beside it or in the control's label. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  return (
    <span className={`${BASE} ${SIZES[size]}`} aria-hidden>
      {src ? (
        <img className="size-full object-cover" src={src} alt="" />
      ) : (
        (Array.from(name.trim())[0] ?? 'S').toUpperCase()
      )}
    </span>
  );
}
