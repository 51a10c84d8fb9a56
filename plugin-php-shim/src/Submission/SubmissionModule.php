<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Gazetteer\Contract\Action;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\Module;
use Gazetteer\Listings\Domain\ListingRepository;

if (!defined('ABSPATH')) {
    exit;
}

/** Listings that their owners submit and edit themselves. */
final class SubmissionModule implements Module
{
    public static function hooks(): array
    {
        return [];
    }

    public static function services(): array
    {
        return [
            SubmissionSettings::class => static fn (Container $plugin): SubmissionSettings => new SubmissionSettings($plugin->settings()),
            SubmitListingAction::class => static fn (Container $plugin): SubmitListingAction => new SubmitListingAction($plugin->lazily(SubmissionHandler::class)),
            SubmissionHandler::class => static fn (Container $plugin): SubmissionHandler => new SubmissionHandler(
                $plugin->get(SubmissionSettings::class),
                $plugin->get(ListingRepository::class),
                $plugin->settings()->names(),
            ),
        ];
    }

    public static function routes(): array
    {
        return [];
    }

    public static function actions(): array
    {
        return [Action::SUBMIT_LISTING => SubmitListingAction::class];
    }
}
