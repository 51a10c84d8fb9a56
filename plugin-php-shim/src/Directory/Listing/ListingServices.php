<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Closure;
use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\ContactForm\Domain\Mail\PageRecipients;
use Gazetteer\Directory\Messages\ListingRecipients;
use Gazetteer\Directory\Messages\MessageForm;
use Gazetteer\Kernel\Container;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\ListingClaims;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingReviews;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Widgets\Assets;
use Gazetteer\Widgets\WidgetRegistry;

/** The services of the listing page, as a part of the services of the directory. */
final class ListingServices
{
    /** @return array<class-string, Closure(Container): object> */
    public static function factories(): array
    {
        return [
            CategoryTypeField::class => static fn (Container $plugin): CategoryTypeField => new CategoryTypeField($plugin->settings()->names()),
            FieldValues::class => static fn (Container $plugin): FieldValues => new FieldValues($plugin->get(FieldRepository::class)),
            RelatedListings::class => static fn (Container $plugin): RelatedListings => new RelatedListings($plugin->get(ListingSearch::class), $plugin->get(ListingViews::class)),
            ListingParts::class => static fn (Container $plugin): ListingParts => new ListingParts(
                $plugin->lazily(ListingViews::class),
                $plugin->lazily(FieldValues::class),
                $plugin->lazily(RelatedListings::class),
                $plugin->settings()->names(),
                static fn () => $plugin->get(Assets::class)->need(PhotoGallery::WIDGET, isStyledAtOnce: false),
                static fn () => $plugin->get(Assets::class)->need('share-link'),
                $plugin->lazily(ListingClaims::class),
                $plugin->lazily(MessageForm::class),
                $plugin->lazily(WidgetRegistry::class),
            ),
            ListingContent::class => static fn (Container $plugin): ListingContent => new ListingContent(
                $plugin->lazily(ListingParts::class),
                $plugin->lazily(FieldValues::class),
                $plugin->settings()->names(),
                $plugin->lazily(ListingClaims::class),
                $plugin->lazily(ListingReviews::class),
            ),
            PageRecipients::class => static fn (Container $plugin): ListingRecipients => $plugin->get(ListingRecipients::class),
            ListingRecipients::class => static fn (Container $plugin): ListingRecipients => new ListingRecipients(
                $plugin->get(ListingRepository::class),
                static fn (int $account): string => (string) (get_userdata($account)->user_email ?? ''),
            ),
            MessageForm::class => static fn (Container $plugin): MessageForm => new MessageForm(ContactFormServices::messageForm($plugin->settings()), $plugin->get(ListingRecipients::class)),
        ];
    }
}
