<?php
/**
 * A translation whose texts are about 40 per cent longer: each vowel is doubled. Active for requests with the cookie
 * of tests/wordpress/plugin/long-texts.test.ts. Tags, entities, placeholders and names in brackets stay as they are.
 */

declare(strict_types=1);

if (!isset($_COOKIE['gazetteer_long_texts'])) {
    return;
}

$unchanged = '<[^>]*>|&#?\w+;|%(?:\d+\$)?[a-z%]|\{\w+\}|\[[^\]]*\]';

$longer = static fn (string $text): string => (string) preg_replace_callback(
    '~(?:' . $unchanged . ')(*SKIP)(*FAIL)|[aeiou]~i',
    static fn (array $vowel): string => $vowel[0] . strtolower($vowel[0]),
    $text,
);
foreach (['gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context'] as $filter) {
    add_filter("{$filter}_gazetteer", $longer);
}

add_action('wp_default_scripts', static function (WP_Scripts $scripts) use ($unchanged): void {
    $kept = wp_json_encode('(' . $unchanged . ')|([aeiou])');
    $scripts->add_inline_script('wp-i18n', <<<JS
        (() => {
            const longer = (text) => text.replace(new RegExp({$kept}, 'gi'), (all, kept, vowel) => kept || vowel + vowel.toLowerCase());
            for (const filter of ['gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context']) {
                wp.hooks.addFilter('i18n.' + filter + '_gazetteer', 'gazetteer-test/longer', longer);
            }
        })();
        JS);
});
