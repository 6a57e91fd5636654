### My games: what this device keeps of finished games

title = My games
about = Finished games are kept on this device only. There is no account: to move them to another device, save them as a file and open it there.
none-yet = No game has been finished on this device yet.
none-found = No games found. Change the search or the filters.
no-shelf = This browser saves nothing here: this is a private window, or there is no space left.
search = Search
all-games = All games
all-results = All results
all-opponents = All opponents
game = Game
result = Result
opponent = Opponent
shown = { $many ->
    [one] One game
   *[other] { $many } games
} of { $total }
more = Show more
outcome-won = Won
outcome-drawn = Draw
outcome-lost = Lost
outcome-none = On one device
company-1 = Bot Epimetheus
company-2 = Bot Midas
company-3 = Bot Echo
company-4 = Bot Ariadne
company-5 = Bot Tiresias
company-6 = Bot Prometheus
company-other = Other bots
company-people = People
company-here = On one device
against = against { $names }
choices = { $many ->
    [one] 1 choice
   *[other] { $many } choices
}
own = with custom cards or a custom map
not-counted = Not counted: choices were taken back after the bot had seen them.
replay = Replay
replay-needs-server = The record is here, but showing it needs a connection: the server cannot be reached.
other-device = On another device
replay-link = Link to this game
replay-link-why = It works as long as the server keeps the table. To be safe, save your games as a file.
delete = Delete
delete-sure = Delete this game here?
tally = Wins and losses
tally-row = { $won } won, { $drawn } drawn, { $lost } lost
strength = Your rating
strength-range = ({ $low } to { $high })
strength-like = closest to { $level }, rated { $rating }
tally-about = Games in which choices were taken back, and games on one device, are not counted. Your rating is estimated from games against bots with levels, three at least; 95 times in 100 it lies in the range shown.
file = As a file
export = Save all games
import = Open a file of games
imported = { $added ->
    [0] Nothing new: all the games in this file were already here.
    [one] One game was added.
   *[other] { $added } games were added.
}
bad-file = This is not a file of saved games: nothing was changed. Choose one made with “Save all games”.
no-room = There is not enough space on this device: nothing was changed. Delete some games, or free up space.
delete-all = Delete all games
delete-all-sure = Delete all finished games on this device?
