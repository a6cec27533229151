/** A structure element for assistive technology (PDF/UA), in the order of addition. */
export class Tag {
  private constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly name: string,
    private readonly element: PDFKit.PDFStructureElement,
  ) {}

  /** Creates the document's root element. */
  static root(pdf: PDFKit.PDFDocument): Tag {
    const element = pdf.struct('Document');
    pdf.addStructure(element);
    return new Tag(pdf, 'Document', element);
  }

  add(name: string, options: PDFKit.Mixins.StructureElementOptions = {}): Tag {
    const element = this.pdf.struct(name, options);
    this.element.add(element);
    return new Tag(this.pdf, name, element);
  }

  /** Draws content of the element; call it once per page. */
  draw(write: () => void): void {
    const content = this.pdf.markStructureContent(this.name);
    write();
    this.pdf.endMarkedContent();
    this.element.add(content);
  }

  /** Links an area of the page to a URL, for a Link element. */
  open(address: string, x: number, y: number, width: number, height: number): void {
    // pdfkit writes a primitive string as a PDF name; a String object becomes text.
    const Contents = new String(address);
    this.pdf.link(x, y, width, height, address, { structParent: this.element, Contents } as never);
  }
}

/** Draws content that assistive technology skips: rules, letterhead, page numbers. */
export function artifact(pdf: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', write: () => void): void {
  pdf.markContent('Artifact', { type });
  write();
  pdf.endMarkedContent();
}

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Cells to which a table heading applies; missing in the package's types. */
      scope?: 'Row' | 'Column';
    }
  }
}
