import type { paths } from '@coop/client';

// What the API's document says of its sections, by their names: `novedades`, `institucional/tarifario`.

type At<Path extends string> = Path extends keyof paths ? paths[Path] : never;
type Doing<Path extends string, Method extends string> =
  At<Path> extends { [M in Method]: infer Operation } ? Operation : never;
type Json<Content> = Content extends { content: { 'application/json': infer Value } } ? Value : never;
type RequestBodyOf<Operation> = Operation extends { requestBody?: infer Body } ? Json<NonNullable<Body>> : never;
type Answered<Operation> = Operation extends { responses: { 200: infer Answer } } ? Json<Answer> : never;
type Named<Path> = Path extends `/api/${infer Name}/{id}` ? Name : never;
type OrderOf<Path, Name extends string> = Path extends `/api/${Name}/{id}/${infer Given}` ? Given : never;

/** Each section whose rows are made and read. Files of the library stand among them. */
export type Section = {
  [Name in Named<keyof paths>]: [Doing<`/api/${Name}`, 'post'>] extends [never] ? never : Name;
}[Named<keyof paths>];

type Rows = { [Name in Section]: Answered<Doing<`/api/${Name}/{id}`, 'get'>> };
type NewRows = { [Name in Section]: RequestBodyOf<Doing<`/api/${Name}`, 'post'>> };
type Changes = { [Name in Section]: RequestBodyOf<Doing<`/api/${Name}/{id}`, 'put'>> };
type Orders = {
  [Name in Section]: {
    [Given in OrderOf<keyof paths, Name>]: RequestBodyOf<Doing<`/api/${Name}/{id}/${Given}`, 'post'>>;
  };
};

/** A row as staff read it. */
export type Row<Name extends Section> = Rows[Name];
/** What makes one, */
export type NewRow<Name extends Section> = NewRows[Name];
/** and what changes it. */
export type Change<Name extends Section> = Changes[Name];
/** What may be ordered of a row, */
export type Order<Name extends Section> = keyof Orders[Name] & string;
/** and what goes with the order. */
export type Ordered<Name extends Section, Given extends Order<Name>> = Orders[Name][Given];
