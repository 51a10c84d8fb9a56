/** Which of the releases tried in one run this is, from 0, and how many there are. */
const [place = 0, releases = 1] = (process.env['GAZETTEER_SHARE'] ?? '0/1').split('/').map(Number);

/**
 * This release's share of things whose answer no release changes, such as each statement of a request that breaks: in one
 * run the releases try all of them together. A release alone tries all, and so does each where there are too few to share.
 */
export const share = <Thing>(things: readonly Thing[]): readonly Thing[] =>
	things.length < releases
		? things
		: things.filter((_thing, index) => index % releases === place);
