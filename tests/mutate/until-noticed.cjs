/** The change that a test has noticed in this process. */
let noticed;

/** An environment in which no test is asked any more about a change that one has noticed: a failure takes long to tell. */
module.exports = (Environment) =>
	class extends Environment {
		async handleTestEvent({ name, test }) {
			const { __STRYKER_ACTIVE_MUTANT__: change } = process.env;
			if (!change) return;
			if (name === 'test_done' && test.errors.length > 0) noticed = change;
			if (name === 'test_start' && noticed === change) test.mode = 'skip';
		}
	};
