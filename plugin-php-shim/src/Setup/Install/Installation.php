<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Install;

use Closure;
use Gazetteer\Claims\ClaimsModule;
use Gazetteer\ContactForm\Entries\EntryCron;
use Gazetteer\Data\RewriteRules;
use Gazetteer\Kernel\Sites;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Plugin;
use Gazetteer\Search\SearchModule;
use Gazetteer\Submission\SubmissionModule;

/**
 * Sets up a site: on activation, on the first request of a new version, and on the first request of a site of a network,
 * because a network-wide activation does not run on each site.
 */
final class Installation
{
    public const OPTION = Plugin::SET_UP;
    public const EDITION = Plugin::EDITION;

    /** @param list<Closure(): mixed> $steps Each step is idempotent. */
    public function __construct(private readonly array $steps)
    {
    }

    public function check(): void
    {
        if (get_option(self::OPTION) !== self::EDITION && !wp_installing()) {
            $this->run();
        }
    }

    public function run(): void
    {
        // Store the version first, so that concurrent requests skip the setup.
        update_option(self::OPTION, self::EDITION, true);
        foreach ($this->steps as $step) {
            $step();
        }
    }

    /** Unschedules the plugin's events and resets the rewrite rules. Data is kept. */
    public static function deactivate(bool $isForNetwork): void
    {
        Sites::each($isForNetwork, static function (): void {
            EntryCron::end();
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
