/** The mutant that a test has detected in this process. */
let noticed;

/** A Jest environment that skips further tests of a detected mutant, because a failing test takes long to report. */
module.exports = (Environment) =>
	class extends Environment {
		async handleTestEvent({ name, test }) {
			const { __STRYKER_ACTIVE_MUTANT__: change } = process.env;
			if (!change) return;
			if (name === 'test_done' && test.errors.length > 0) noticed = change;
			if (name === 'test_start' && noticed === change) test.mode = 'skip';
		}
	};
