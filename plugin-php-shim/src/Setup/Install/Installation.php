<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Install;

use Closure;
use Gazetteer\Claims\ClaimsModule;
use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\Data\RewriteRules;
use Gazetteer\Kernel\Sites;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Plugin;
use Gazetteer\Search\SearchModule;
use Gazetteer\Submission\SubmissionModule;

/**
 * Sets up a site on activation and after an update of the plugin. A site of a network is set up on its first request,
 * because a network-wide activation does not run on each site.
 */
final class Installation
{
    public const OPTION = Plugin::SETUP_OPTION;
    public const VERSION = Plugin::SETUP_VERSION;

    /**
     * @param list<Closure(): mixed> $steps The setup steps. Each step may run several times without creating
     *     duplicates.
     */
    public function __construct(private readonly array $steps)
    {
    }

    public function check(): void
    {
        if (get_option(self::OPTION) !== self::VERSION && !wp_installing()) {
            $this->run();
        }
    }

    public function run(): void
    {
        // Store the version first, so that concurrent requests do not run the setup again.
        update_option(self::OPTION, self::VERSION, true);
        foreach ($this->steps as $step) {
            $step();
        }
    }

    /** Unschedules the plugin's cron events and deletes the cached rewrite rules. Keeps all other data. */
    public static function deactivate(bool $isForNetwork): void
    {
        Sites::each($isForNetwork, static function (): void {
            ContactFormServices::clearEvents();
            Tables::end();
            wp_clear_scheduled_hook(NeutralNames::HOOK);
            wp_clear_scheduled_hook(SearchModule::REBUILD);
            wp_clear_scheduled_hook(SubmissionModule::SWEEP);
            wp_unschedule_hook(SubmissionModule::EXPIRE);
            wp_unschedule_hook(SubmissionModule::RETRY_MAIL);
            wp_unschedule_hook(ClaimsModule::RETRY_MAIL);
            wp_clear_scheduled_hook(ClickTable::SWEEP);
            RewriteRules::clear();
            delete_option(self::OPTION);
        });
    }
}
