/**
 * Files about our own tables, pages, counters and order of writes, which do not depend on the release. A full run tests
 * each of them on one release. A run of a single release tests all.
 */
const SHARED_FILES = [
	'listings/search/search-index',
	'listings/search/query',
	'contact-form/limits',
	'listings/transfer',
	'contact-form/entries/entries',
	'submission/guards',
	'submission/faults/failed',
	'submission/faults/broken',
	'submission/faults/killed',
	'submission/faults/surroundings',
	'submission/faults/late',
	'submission/faults/cache',
	'submission/faults/sales',
	'submission/faults/elsewhere',
	'submission/same-request',
	'submission/images/edited',
	'submission/images/decoding',
	'listings/search/mariadb',
	'contact-form/mail/retry',
	'contact-form/entries/private-folder',
	'contact-form/mail/once',
	'submission/edit',
	'submission/plans',
	'plans/orders',
	'links/addresses',
	'plans/cards',
	'claims/claims',
	'contact-form/access',
	'networks/network',
	'submission/review',
	'submission/my-listings',
	'plans/no-script',
	'links/clicks',
	'links/keyboard',
	'listings/expired',
	'submission/form-choices',
];

/** Excludes the shared files that another release of the run tests. */
export const leavingToOthers = (place: number, releases: number): readonly string[] => {
	const others = SHARED_FILES.filter((_file, index) => index % releases !== place);
	return others.length ? [`--testPathIgnorePatterns=wordpress/(${others.join('|')})\\.test`] : [];
};
