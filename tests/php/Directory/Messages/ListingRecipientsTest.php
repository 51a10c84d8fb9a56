<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Messages;

use Closure;
use Gazetteer\Directory\Messages\ListingRecipients;
use Gazetteer\Kernel\Mail\Domain\MailAddress;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Tests\Check;

/** Tests who receives a message about a listing. */
final class ListingRecipientsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the email address of the listing receives the message' => static fn () => Check::same(['a@b.example'], self::to(['email' => 'a@b.example']));
        yield 'the author receives the message if the listing has no email address' => static fn () => Check::same(['author@b.example'], self::to([]));
        foreach (['a@b.example, c@d.example', "a@b.example\r\nBcc: c@d.example", 'no address'] as $text) {
            yield 'the author receives the message if the listing has an invalid email address: ' . json_encode($text) => static fn () => Check::same(['author@b.example'], self::to(['email' => $text]));
        }
        yield 'nobody receives the message if the author has no email address either' => static fn () => Check::same([], self::to([], ''));
        foreach (['draft', 'pending', 'private', 'expired', 'trash'] as $status) {
            yield "the message to a listing with the status {$status} has no recipient" => static fn () => Check::same([], self::to(['email' => 'a@b.example'], status: $status));
        }
        yield 'a page that is not a listing has no recipient' => static fn () => Check::same([], self::addresses(self::recipients(null)->find(7)));
    }

    /**
     * @param array<string, string> $details
     * @return list<string>
     */
    private static function to(array $details, string $account = 'author@b.example', string $status = 'publish'): array
    {
        return self::addresses(self::recipients(new Listing(7, 'Quay', status: $status, author: 3, details: $details), $account)->find(7));
    }

    private static function recipients(?Listing $listing, string $account = ''): ListingRecipients
    {
        $listings = new class ($listing) implements ListingRepository {
            public function __construct(private readonly ?Listing $listing)
            {
            }

            public function find(int $id): ?Listing
            {
                return $this->stored($id);
            }

            public function stored(int $id): ?Listing
            {
                return $this->listing?->id === $id ? $this->listing : null;
            }

            public function save(Listing $listing): int
            {
                return $listing->id;
            }
        };

        return new ListingRecipients($listings, static fn (int $id): string => $id === 3 ? $account : '');
    }

    /**
     * @param list<MailAddress> $addresses
     * @return list<string>
     */
    private static function addresses(array $addresses): array
    {
        return array_map(static fn (MailAddress $address): string => $address->address, $addresses);
    }
}
