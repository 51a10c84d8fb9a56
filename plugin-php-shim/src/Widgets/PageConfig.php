<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Gazetteer\Contract\Action;
use Gazetteer\Contract\PageConfigKey;
use Gazetteer\Contract\RestPath;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\JsonResponse;
use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\Sitewide\TrackingOptions;

/**
 * The configuration of the widgets as a JSON element. It contains only values that differ from the defaults of the
 * script.
 */
final class PageConfig
{
    private bool $printed = false;

    public function __construct(private readonly Settings $settings, private readonly Bundle $bundle)
    {
    }

    /** Returns the element on the first call and '' on later calls. */
    public function tag(): string
    {
        if ($this->printed) {
            return '';
        }
        $this->printed = true;

        return wp_get_inline_script_tag(JsonResponse::encode($this->values()), ['type' => 'application/json', 'id' => PageConfigKey::ELEMENT]);
    }

    /** @return array<string, mixed> */
    private function values(): array
    {
        $prefix = $this->settings->prefix();
        $namespace = $this->settings->restNamespace();
        $values = array_filter([
            PageConfigKey::AJAX => admin_url('admin-ajax.php'),
            PageConfigKey::REST => rest_url(),
            PageConfigKey::PREFIX => $prefix === Action::DEFAULT_PREFIX ? '' : $prefix,
            PageConfigKey::NAMESPACE => $namespace === RestPath::NAMESPACE ? '' : $namespace,
            PageConfigKey::CACHED => defined('WP_CACHE') && WP_CACHE,
            PageConfigKey::OLDER_MARKUP => $this->bundle->olderMarkup($this->settings->adopting()),
            PageConfigKey::TRACKING => $this->settings->tracksLinks() ? TrackingOptions::pageConfig($this->settings) : [],
            PageConfigKey::TEXTS => self::translatedTexts(),
            // Pages for guests contain no nonce, because they may be cached for longer than a nonce is valid.
            PageConfigKey::NONCE => is_user_logged_in() ? wp_create_nonce('wp_rest') : '',
        ]);

        return (array) Extensions::filter('gazetteer_page_config', $values);
    }

    /** @return array<string, string> */
    private static function translatedTexts(): array
    {
        return array_filter(WidgetTexts::all(), static fn (string $text, string $source): bool => $text !== $source, ARRAY_FILTER_USE_BOTH);
    }
}
