<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Messages;

use Closure;
use Gazetteer\ContactForm\Domain\Mail\PageRecipients;
use Gazetteer\Kernel\Mail\Domain\MailAddress;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Sends messages about a listing to its email address, or to its author. The address is never shown to the visitor.
 */
final class ListingRecipients implements PageRecipients
{
    /** @param Closure(int): string $accountEmail Returns the email address of an account; '' if there is none. */
    public function __construct(private readonly ListingRepository $listings, private readonly Closure $accountEmail)
    {
    }

    /**
     * Reads the listing from the database, because an object cache with old values could send a message to a former
     * owner.
     */
    public function find(int $post): array
    {
        $listing = $this->listings->stored($post);

        return $listing === null || $listing->status !== 'publish' ? [] : $this->ofListing($listing);
    }

    /** @return list<MailAddress> */
    public function ofListing(Listing $listing): array
    {
        $address = MailAddress::bare($listing->detail(Detail::Email)) ?? MailAddress::bare(($this->accountEmail)($listing->author));

        return $address === null ? [] : [$address];
    }
}
