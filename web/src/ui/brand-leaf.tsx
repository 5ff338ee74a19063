/** The sorrel leaf with its red vein. */
export function BrandLeaf() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <g transform="rotate(40 16 16)">
        <path
          className="fill-(--leaf-fill)"
          d="M16-1C24.5 4.5 27 13.5 22.6 21.8C21.3 24.2 18.8 25.5 16 25.5C13.2 25.5 10.7 24.2 9.4 21.8C5 13.5 7.5 4.5 16-1Z"
        />
        <path
          className="stroke-(--leaf-vein)"
          d="M16 7.5V32M16 20L21 15M16 15L11.4 10.6"
          strokeWidth="2.3"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </svg>
  );
}
