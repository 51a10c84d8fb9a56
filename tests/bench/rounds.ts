/** The runs per second of each compared function, one number per round. */
export type Contest = Readonly<Record<string, readonly number[]>>;

const ROUNDS = 21;
const MILLISECONDS = 25;

function perSecond(run: () => unknown): number {
	let runs = 0;
	let passed = 0;
	const begun = performance.now();
	while (passed < MILLISECONDS) {
		for (let i = 0; i < 50; i++) run();
		runs += 50;
		passed = performance.now() - begun;
	}
	return (runs / passed) * 1000;
}

/** Runs the compared functions in turn, so that a slow phase of the machine affects all of them. */
export function rounds(contenders: Readonly<Record<string, () => unknown>>): Contest {
	const contest = Object.entries(contenders).map(
		([name, run]) => [name, run, [] as number[]] as const,
	);
	contest.forEach(([, run]) => perSecond(run));
	for (let round = 0; round < ROUNDS; round++) {
		contest.forEach(([, run, speeds]) => speeds.push(perSecond(run)));
	}
	return Object.fromEntries(contest.map(([name, , speeds]) => [name, speeds]));
}
