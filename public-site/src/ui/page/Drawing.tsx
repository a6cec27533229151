import type { ReactNode } from 'react';

/** Drawings of 460 × 300. Skin and hair have fixed colours, others come from the entity. */
const subjects = {
  socios: (
    <>
      <path fill="var(--carmesi)" d="M98 300c0-66 12-108 40-108s40 42 40 108z" />
      <path fill="var(--oro)" d="M112 244h52v9h-52zM114 264h50v6h-50z" />
      <circle cx="138" cy="160" r="26" fill="#8d4f31" />
      <path fill="none" stroke="#2a1b16" strokeWidth="13" strokeLinecap="round" d="M108 156c6-36 54-36 60 0" />
      <path fill="var(--blanco)" d="M218 300c0-74 16-126 44-126s44 52 44 126z" />
      <path fill="var(--verde)" d="M238 226h50v36h-50z" />
      <path fill="var(--oro)" d="M246 234h24v5h-24z" />
      <circle cx="262" cy="141" r="27" fill="#a65f3f" />
      <path fill="#4a2f22" d="M236 133a27 27 0 0 1 52 0q-26-14-52 0z" />
    </>
  ),
  monedas: (
    <>
      <path stroke="var(--oro)" strokeWidth="66" strokeDasharray="13 3" d="M122 300v-61M206 300v-109M290 300v-157" />
      <path fill="none" stroke="var(--verde-suave)" strokeWidth="6" d="M290 141v-40" />
      <path
        fill="var(--verde-suave)"
        d="M290 118c2-30 22-44 50-44 0 28-20 44-50 44zM290 130c-2-24-18-36-42-36 0 22 16 36 42 36z"
      />
    </>
  ),
  cofre: (
    <>
      <path fill="var(--carmesi)" d="M106 300v-90h208v90z" />
      <path fill="var(--carmesi-oscuro)" d="M106 210v-12c0-32 20-50 50-50h108c30 0 50 18 50 50v12z" />
      <path fill="var(--oro)" d="M106 204h208v12H106zM194 192h32v46h-32z" />
      <circle cx="210" cy="112" r="26" fill="var(--oro)" />
      <path fill="none" stroke="var(--blanco)" strokeWidth="5" d="M210 98v28" />
    </>
  ),
  casa: (
    <>
      <path fill="var(--carmesi-oscuro)" d="M264 132h30v60h-30z" />
      <path fill="var(--blanco)" d="M122 300V188h196v112z" />
      <path fill="var(--carmesi)" d="m96 194 124-88 124 88z" />
      <path fill="var(--oro)" d="M142 214h40v36h-40zM258 214h40v36h-40z" />
      <path fill="var(--verde)" d="M200 300v-76h40v76z" />
    </>
  ),
  puesto: (
    <>
      <path fill="var(--blanco)" d="M112 150h10v150h-10zM318 150h10v150h-10zM104 238h232v62H104z" />
      <path fill="var(--oro)" d="M126 238a22 22 0 0 1 44 0zM178 238a22 22 0 0 1 44 0z" />
      <path fill="var(--verde-suave)" d="M238 238a22 22 0 0 1 44 0z" />
      <path fill="var(--carmesi)" d="M108 112h224l20 50H88zM104 256h232v10H104z" />
      <path fill="var(--blanco)" d="M152 112h45l-3 50h-53zM243 112h45l11 50h-53z" />
    </>
  ),
  tarjeta: (
    <g transform="rotate(-8 220 210)">
      <rect x="92" y="136" width="252" height="156" rx="18" fill="var(--carmesi)" />
      <rect x="116" y="176" width="44" height="34" rx="6" fill="var(--oro)" />
      <path fill="var(--blanco)" d="M116 234h132v10H116zM116 256h80v10h-80z" />
      <circle cx="278" cy="254" r="20" fill="var(--oro)" />
      <circle cx="304" cy="254" r="20" fill="var(--blanco)" opacity=".85" />
    </g>
  ),
  escudo: (
    <>
      <path fill="var(--carmesi)" d="m210 96 92 30v62c0 54-34 88-92 112-58-24-92-58-92-112v-62z" />
      <path fill="var(--carmesi-oscuro)" d="m210 96 92 30v62c0 54-34 88-92 112z" />
      <path fill="none" stroke="var(--oro)" strokeWidth="16" d="m170 196 30 30 54-60" />
    </>
  ),
  sobre: (
    <>
      <rect x="88" y="148" width="252" height="152" rx="12" fill="var(--blanco)" />
      <path fill="none" stroke="var(--carmesi)" strokeWidth="8" d="m94 158 120 84 120-84" />
      <circle cx="214" cy="248" r="28" fill="var(--oro)" />
      <path fill="none" stroke="var(--carmesi)" strokeWidth="6" d="m202 248 9 9 16-18" />
    </>
  ),
  hojas: (
    <>
      <rect x="176" y="112" width="150" height="188" fill="var(--oro)" transform="rotate(7 250 300)" />
      <path fill="var(--blanco)" d="M110 98h168v202H110z" />
      <path fill="var(--carmesi)" d="M132 122h70v10h-70zM132 276v-38h26v38z" />
      <path fill="var(--linea)" d="M132 146h124v7H132zM132 164h124v7H132zM132 182h90v7h-90z" />
      <path fill="var(--oro)" d="M172 276v-54h26v54z" />
      <path fill="var(--verde)" d="M212 276v-76h26v76z" />
    </>
  ),
  regalo: (
    <>
      <path fill="var(--carmesi)" d="M122 300v-96h186v96z" />
      <path fill="var(--carmesi-oscuro)" d="M110 168h210v40H110z" />
      <path fill="var(--blanco)" d="M198 168h34v132h-34z" />
      <path
        fill="none"
        stroke="var(--blanco)"
        strokeWidth="12"
        d="M215 166c-60-4-66-60-34-60 24 0 32 30 34 60 2-30 10-60 34-60 32 0 26 56-34 60z"
      />
    </>
  ),
  periodico: (
    <>
      <path fill="var(--blanco)" d="M96 112h214v188H96z" />
      <path fill="var(--carmesi)" d="M310 150h30v138a12 12 0 0 1-30 12zM116 132h174v16H116z" />
      <path fill="var(--oro)" d="M116 166h82v64h-82z" />
      <path fill="var(--verde)" d="m116 230 30-38 22 22 16-14 14 16v14z" />
      <path
        fill="var(--linea)"
        d="M212 168h78v8h-78zM212 188h78v8h-78zM212 208h78v8h-78zM116 248h174v8H116zM116 268h120v8H116z"
      />
    </>
  ),
  mazo: (
    <>
      <path fill="var(--carmesi-oscuro)" d="M96 276h150v24H96z" />
      <path fill="var(--oro)" d="M196 186 330 280l-12 18-134-94z" />
      <g transform="rotate(35 176 180)">
        <path fill="var(--carmesi)" d="M118 146h116v66H118z" />
        <path fill="var(--oro)" d="M106 138h20v82h-20zM226 138h20v82h-20z" />
      </g>
    </>
  ),
  globos: (
    <>
      <path
        fill="var(--carmesi)"
        d="M112 92h150a20 20 0 0 1 20 20v66a20 20 0 0 1-20 20h-88l-42 36v-36h-20a20 20 0 0 1-20-20v-66a20 20 0 0 1 20-20z"
      />
      <path fill="var(--blanco)" d="M126 126h108v10H126zM126 152h70v10h-70z" />
      <path
        fill="var(--oro)"
        d="M232 186h90a18 18 0 0 1 18 18v46a18 18 0 0 1-18 18h-14v32l-38-32h-38a18 18 0 0 1-18-18v-46a18 18 0 0 1 18-18z"
      />
      <path fill="none" stroke="var(--verde-oscuro)" strokeWidth="8" d="m256 228 14 14 26-30" />
    </>
  ),
  agencia: (
    <>
      <path fill="var(--blanco)" d="M94 300V168h240v132z" />
      <path fill="var(--verde)" d="M94 140h240v34H94zM196 300v-84h40v84z" />
      <path fill="var(--oro)" d="M116 204h58v50h-58zM256 204h58v50h-58z" />
      <path fill="var(--carmesi)" d="M214 152c-28-34-40-50-40-68a40 40 0 0 1 80 0c0 18-12 34-40 68z" />
      <circle cx="214" cy="84" r="15" fill="var(--blanco)" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof subjects;

/** A subject before the mountains, in the entity's colours. Its cover sets `--monte` and `--sol`. */
export const Drawing = ({ name, className }: { name: DrawingName; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 460 300" aria-hidden="true">
    <circle cx="362" cy="62" r="40" fill="var(--sol)" />
    <path fill="var(--monte)" d="M0 300v-70l88-104 52 50 90-120 98 132 54-54 78 84v82z" />
    <path fill="var(--blanco)" d="m230 56 38 51-24-12-14 18-22-26zM88 126l21 20-13-3-14 16-12-12z" />
    {subjects[name]}
  </svg>
);
