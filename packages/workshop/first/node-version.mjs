const numbers = (version) => version.split('.').map(Number);

/** Whether `version` is at least `wanted`, as '20.19.0' is at least '20.19'. */
const atLeast = (version, wanted) => {
	const have = numbers(version);
	const want = numbers(wanted);
	for (let place = 0; place < want.length; place++) {
		const difference = (have[place] ?? 0) - (want[place] ?? 0);
		if (difference !== 0) return difference > 0;
	}
	return true;
};

/** Reads the two forms that package.json uses: `^20.19.0` stays within its major, `>=22.12.0` does not. */
const fits = (version, range) => {
	const wanted = range.replace(/^\D+/, '');
	const sameMajor = numbers(version)[0] === numbers(wanted)[0];
	return atLeast(version, wanted) && (sameMajor || range.startsWith('>='));
};

/** What to tell a person whose Node is too old, or nothing. */
export const nodeRefusal = (version, engines) => {
	if (engines.split('||').some((range) => fits(version, range.trim()))) return undefined;
	const newest = engines.split('||').at(-1).trim().replace(/^\D+/, '');
	return (
		`Gazetteer needs a newer Node: this is ${version}, and it runs on ${engines}.\n` +
		`Install the current LTS release (${newest} or later), then run the same command again.`
	);
};
