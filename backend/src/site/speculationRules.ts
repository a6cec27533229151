/**
 * What a browser may fetch before somebody follows a link that they point at or press: pages that are the same for everybody.
 * Not those with a form, each filling of which is one visitor's, nor what is asked for with a query, nor what is no page.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/*\\?(.+)',
                '/api/*',
                '/archivos/*',
                '/documentos/*',
                '/vista-previa/*',
                '/login*',
                '/admin*',
                '/*.xml',
              ],
            },
          },
          {
            not: {
              href_matches: ['consultas', 'solicitud-credito', 'reclamos', 'califiquenos', 'opinion'].map(
                (form) => `/contactanos/${form}`,
              ),
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
