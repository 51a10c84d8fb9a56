const { default: Sequencer } = require('@jest/test-sequencer');

/** By name. Jest's own order follows what it remembers of earlier runs, so that what one file leaves to the next differs from machine to machine. */
module.exports = class extends Sequencer {
	sort(tests) {
		return [...tests].sort((one, other) => (one.path < other.path ? -1 : 1));
	}
};
