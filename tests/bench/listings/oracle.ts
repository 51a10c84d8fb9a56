import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutFolder } from '@gazetteer/workshop';

const included = ['tests/php/Search/SlowWords.php', 'tests/bench/listings/scanning-finder.php']
	.map((file) => readFileSync(path.join(checkoutFolder(), file)).toString('base64'))
	.map((code) => `eval(substr(base64_decode('${code}'), 5));`)
	.join(' ');

/** PHP that creates `$oracle` from `$index`. It finds the correct results by scanning every listing. */
export const ORACLE = `${included} $oracle = new \\Gazetteer\\Tests\\Search\\ScanningFinder($index->reader());`;
