import { useId } from 'react';

/** A plate with a single pea: what stands where there is nothing to show. Decorative. */
export function EmptyPlate({ className }: { className?: string }) {
  const id = useId();
  const url = (name: string) => `url(#${id}${name})`;
  const diagonal = { x1: '.15', y1: '.05', x2: '.85', y2: '.95' };
  return (
    <svg className={className} viewBox="0 0 240 200" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}fork`} {...diagonal}>
          <stop offset="0" stopColor="#FAFAF7" />
          <stop offset="1" stopColor="#BFC2BE" />
        </linearGradient>
        <radialGradient id={`${id}shade`}>
          <stop offset=".74" stopColor="#20140A" stopOpacity=".3" />
          <stop offset=".88" stopColor="#20140A" stopOpacity=".11" />
          <stop offset="1" stopColor="#20140A" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}rim`} {...diagonal}>
          <stop offset="0" stopColor="#F6EFE3" />
          <stop offset=".6" stopColor="#EBE1D0" />
          <stop offset="1" stopColor="#CDBFA8" />
        </linearGradient>
        <linearGradient id={`${id}well`} {...diagonal}>
          <stop offset="0" stopColor="#DACDB8" />
          <stop offset=".55" stopColor="#F3EBDD" />
        </linearGradient>
        <radialGradient id={`${id}under`}>
          <stop offset=".55" stopColor="#20140A" stopOpacity=".32" />
          <stop offset="1" stopColor="#20140A" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}pea`} cx=".36" cy=".3" r=".75">
          <stop offset="0" stopColor="#B5E06A" />
          <stop offset=".55" stopColor="#7FBE3A" />
          <stop offset="1" stopColor="#4E8E22" />
        </radialGradient>
      </defs>
      <g transform="translate(132 100)">
        <g transform="translate(-98.8 0) rotate(-4)">
          <rect x="-.5" y="-7.3" width="5.3" height="65.3" rx="2.6" fill="#20140A" opacity=".16" />
          <g fill={url('fork')}>
            <path d="M-2.3-8.4H2.3L3.6 49.5Q0 55.8-3.6 49.5Z" />
            <path d="M-8.4-50.5q1.2-2.1 2.4 0V-31.6H-3.6V-50.5q1.2-2.1 2.4 0V-31.6H1.2V-50.5q1.2-2.1 2.4 0V-31.6H6V-50.5q1.2-2.1 2.4 0V-25.3Q8.4-10.5 0-6.3Q-8.4-10.5-8.4-25.3Z" />
          </g>
        </g>
        <circle cx="5.7" cy="9.7" r="91.5" fill={url('shade')} />
        <circle r="81" fill={url('rim')} />
        <circle r="79.8" fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="1.1" />
        <circle r="76.5" fill="none" stroke="#A98F6B" strokeWidth="1.5" opacity=".85" />
        <circle r="59.1" fill={url('well')} />
        <circle r="59.1" fill="none" stroke="#CDBFA8" strokeOpacity=".55" strokeWidth=".6" />
        <ellipse cx="16.8" cy="12.5" rx="6.4" ry="6" fill={url('under')} />
        <circle cx="16.2" cy="11.3" r="6.1" fill={url('pea')} />
      </g>
    </svg>
  );
}
