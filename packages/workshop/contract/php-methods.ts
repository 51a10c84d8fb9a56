import { FORM_STATUS, MIME_TYPES } from '@gazetteer/contract';
import { phpStatement } from './php-value.ts';

/** The PHP version of `actionName`. */
export const ACTION_METHODS = `    public static function named(string $action, string $prefix = self::DEFAULT_PREFIX): string
    {
        return str_replace('{prefix}', $prefix, $action);
    }`;

/** The PHP version of `formStatus`. Both convert unknown statuses in the same way. */
export const FORM_STATUS_METHODS = `${phpStatement('private const BY_SERVER', FORM_STATUS)}

    /** Converts a server status to a form status. An unknown status becomes a slug that starts with 'custom-'. */
    public static function fromServer(string $status): string
    {
        if (isset(self::BY_SERVER[$status])) {
            return self::BY_SERVER[$status];
        }
        if (in_array($status, self::BY_SERVER, true)) {
            return $status;
        }
        preg_match_all('/[0-9a-z]+/i', $status, $found);
        $words = $found[0];
        $first = array_shift($words) ?? '';

        return 'custom-' . $first . ($words === [] ? '' : '-' . implode('', $words));
    }`;

/** The PHP version of `MIME_TYPES`, with a list of extensions for each type. */
export const MIME_TYPE_LISTS = phpStatement(
	'public const EXTENSIONS',
	Object.fromEntries(
		Object.entries(MIME_TYPES).map(([type, extensions]) => [type, extensions.split(' ')]),
	),
);
