import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutFolder } from '@gazetteer/workshop';

const file = path.join(checkoutFolder(), 'tests/bench/listings/scanning-finder.php');
const code = readFileSync(file).toString('base64');

/** PHP that creates `$oracle` from `$index`. It finds the correct results by scanning every listing. */
export const ORACLE = `eval(substr(base64_decode('${code}'), 5)); $oracle = new \\Gazetteer\\Tests\\Search\\ScanningFinder($index->reader());`;
