/** The index of this release among the tested releases, from 0, and the number of tested releases. */
const [place = 0, releases = 1] = (process.env['GAZETTEER_SHARE'] ?? '0/1').split('/').map(Number);

/**
 * Returns the things that this release tests. In a full run, each release tests only a share,
 * because these tests do not depend on the release. A release tests all things if it is the only
 * one, or if there are fewer things than releases.
 */
export const share = <Thing>(things: readonly Thing[]): readonly Thing[] =>
	things.length < releases
		? things
		: things.filter((_thing, index) => index % releases === place);
