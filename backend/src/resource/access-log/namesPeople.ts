import { type AnySection, isSiteContent, membersSection } from '@coop/domain';

/**
 * Whether a section names people whose data the entity keeps: who reads much of it is asked for and written down. Not what staff write
 * for everybody or keep to work with, nor who works here, whose names the panel offers wherever somebody is chosen.
 */
export const namesPeople = (section: AnySection): boolean => !isSiteContent(section) && section.name !== membersSection;
