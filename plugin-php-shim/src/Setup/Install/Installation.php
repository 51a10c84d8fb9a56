<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Install;

use Closure;
use Gazetteer\ContactForm\Entries\EntryCron;
use Gazetteer\Kernel\Sites;
use Gazetteer\Listings\RewriteRules;
use Gazetteer\Search\SearchHooks;

/**
 * Makes of a site what the plugin needs: with its activation, with the first request of a new version, and with the first
 * request of a site of a network, of which its activation for the whole network tells nobody.
 */
final class Installation
{
    public const OPTION = 'gazetteer_set_up';
    /** Whatever differs from what a site has noted sets it up anew. A test holds the designs of tables against it. */
    public const EDITION = GAZETTEER_VERSION . ', entries 1, orders 2, search index 4';
    /** Types and taxonomies are known by then. */
    private const LAST = 1000;

    /** @param list<Closure(): mixed> $steps Each may be done again. */
    public function __construct(private readonly array $steps)
    {
    }

    public function register(string $file): void
    {
        register_activation_hook($file, $this->run(...));
        register_deactivation_hook($file, self::deactivate(...));
        add_action('init', $this->check(...), self::LAST);
    }

    private function check(): void
    {
        if (get_option(self::OPTION) !== self::EDITION && !wp_installing()) {
            $this->run();
        }
    }

    private function run(): void
    {
        // Noted first: others who come meanwhile need not do it, too.
        update_option(self::OPTION, self::EDITION, true);
        foreach ($this->steps as $step) {
            $step();
        }
    }

    /** Nothing of ours happens any more, and addresses are worked out without ours; data stays. */
    private static function deactivate(bool $isForNetwork): void
    {
        Sites::each($isForNetwork, static function (): void {
            EntryCron::end();
            Tables::end();
            wp_clear_scheduled_hook(SearchHooks::REBUILD);
            RewriteRules::forget();
            delete_option(self::OPTION);
        });
    }
}
