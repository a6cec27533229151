/** The line of the Illimani: three snowy summits over the ridges of the valley. */
export const Illimani = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path
      fill="#0a4a38"
      d="M0 420V330l120-46 96 30 110-88 84 40 92-104 58-62 40 34 36-22 62 66 52-28 64-86 44-40 38 36 50-22 84 98 66-34 92 84 74-30 110 72 68-28v220z"
    />
    <path
      fill="#dfeae4"
      d="M560 100l-40 42 22-4 12 22 26-30 22 16 14-28 24 6 22-4-26-42-36 22zM822 46l-46 50 24 4 18-18 16 34 26-30 22 26 18-38 24 12 26-4-40-58-50 22z"
      opacity=".85"
    />
    <path fill="#083f30" d="M0 420v-46l150-40 140 36 170-70 130 56 190-84 150 70 160-52 170 78 180-44v96z" />
    <path fill="#07382a" d="M0 420v-18l240-34 220 24 260-40 240 34 220-28 260 36v26z" />
  </svg>
);
