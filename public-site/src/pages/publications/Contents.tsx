import { DataSheet } from '../../ui/cards/DataSheet';
import { SaidValue } from '../../ui/cards/SaidValue';
import { DocumentList } from '../../ui/documents/DocumentList';
import { RichText } from '../../ui/elements/RichText';
import { Island as Gallery } from '../../ui/media/GalleryIsland';
import type { Part } from './shownOf';

/** All that a part of a row shows, and each record within it. */
export const Contents = ({ part: { data, texts, pictures, documents, records } }: { part: Part }) => (
  <>
    {data.length > 0 && (
      <DataSheet data={data.map(({ label, said }) => [label, <SaidValue key={label} said={said} />])} />
    )}
    {texts.map((html) => (
      <RichText key={html} html={html} />
    ))}
    {pictures.length > 0 && <Gallery pictures={pictures} />}
    {documents.length > 0 && <DocumentList documentos={documents} />}
    {records.map(({ label, each }) => (
      <div key={label}>
        <h3>{label}</h3>
        {each.map((one) => (
          <Contents key={JSON.stringify(one)} part={one} />
        ))}
      </div>
    ))}
  </>
);
