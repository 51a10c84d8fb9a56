export interface DemoArguments {
	/** Whether to delete the demo site and start with a new one. */
	fresh: boolean;
	/** The port in the arguments. Undefined selects the first free port from 9400. */
	port: number | undefined;
	/** Whether to import every airport of the data set, and not only the selected ones. */
	all: boolean;
	help: boolean;
}

export const USUAL_PORT = 9400;

export const USAGE = `npm start -- [--fresh] [--all] [--port NUMBER]

  --fresh   delete the demo site with all changes, and start with a new one
  --all     import every airport of the data set: about 10,000, which takes minutes the first time
  --port    the port of the demo (default: ${USUAL_PORT}, or the next free port)`;

const readPort = (text: string | undefined): number => {
	const port = Number(text);
	if (!text || !Number.isInteger(port) || port < 1 || port > 65535) {
		throw new Error(`--port needs a number from 1 to 65535, not “${text ?? ''}”.`);
	}
	return port;
};

/**
 * Reads the arguments. Accepts `--port 9500` and `--port=9500`. Throws an error with a message for
 * the user.
 */
export const readArguments = (argv: readonly string[]): DemoArguments => {
	const read: DemoArguments = { fresh: false, port: undefined, all: false, help: false };
	const words = argv.flatMap((word) => word.split(/(?<=^--\w+)=/));
	for (let at = 0; at < words.length; at++) {
		const word = words[at];
		if (word === '--fresh') read.fresh = true;
		else if (word === '--all') read.all = true;
		else if (word === '--help' || word === '-h') read.help = true;
		else if (word === '--port') read.port = readPort(words[++at]);
		else throw new Error(`Unknown argument “${word}”.\n\n${USAGE}`);
	}
	return read;
};
