const CREST =
  'M0 320V244l110-30 96 22 120-58 74 22 96-44 74 18 62-34 58-56 40 22 58-84 34 30 26-14 56 78 44-30 62 60 70-22 96 44 84-20 80 40 100-26v208z';

/** The silhouette of the Illimani: snowy summits and the ridges of the valley, in the colours `--cumbre`, `--nieve`, `--loma` and `--valle`. `whole`: as wide as its box, however low. */
export const Illimani = ({ className, whole }: { className?: string | undefined; whole?: boolean }) => (
  <svg
    className={className}
    viewBox="0 0 1440 320"
    preserveAspectRatio={whole ? 'none' : 'xMidYMax slice'}
    aria-hidden="true"
  >
    <clipPath id="nieve">
      <path d="M0 0h1440v60l-480 40-22 14-22-26-24 28-26-34-22 30-20-22-26 34-24-30-22 34-26-26-24 32-22-24-30 10L0 80z" />
    </clipPath>
    <path fill="var(--cumbre)" d={CREST} />
    <path fill="var(--nieve)" d={CREST} clipPath="url(#nieve)" />
    <path fill="var(--loma)" d="M0 320v-46l150-36 140 30 170-56 130 46 190-66 150 58 160-44 170 62 180-38v90z" />
    <path fill="var(--valle)" d="M0 320v-14l240-26 220 18 260-30 240 26 220-22 260 28v20z" />
  </svg>
);
