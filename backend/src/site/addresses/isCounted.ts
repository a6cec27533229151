/** Short addresses in the form that redirections use. */
const WRITTEN = /^\/[a-z0-9._-]+(\/[a-z0-9._-]+)*$/;
const LONGEST = 120;
/** File types that an earlier site may have served; addresses of other files are mostly bots'. */
const PAGE_OR_PAPER = /\.(html?|pdf|docx?|xlsx?)$/;
/** Paths that bots probe on every site. */
const TRIED =
  /(^|\/)(\.|_|wp-|wp$|wordpress|cgi-bin|phpmyadmin|pma$|vendor|actuator|solr|console|boaform|hnap1|owa|autodiscover|backups?$|config|server-status|telescope|druid|jenkins|xmlrpc|shell|setup|install$|administrator|ecp|remote|sdk|geoserver|manager$)/;
/** Possible personal data: an identity document, an account or a telephone number. */
const MAYBE_SOMEBODYS = /\d{5}/;

/**
 * Returns whether staff should see a missing address: a person may have followed a link to it. Expects the normalized
 * form.
 */
export const isCounted = (address: string): boolean =>
  address.length <= LONGEST &&
  WRITTEN.test(address) &&
  (!address.includes('.') || PAGE_OR_PAPER.test(address)) &&
  !TRIED.test(address) &&
  !MAYBE_SOMEBODYS.test(address);
