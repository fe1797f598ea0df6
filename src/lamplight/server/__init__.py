"""The server: rooms that each do one thing, and one door to them (`service.py`). Knows games only through the kernel.

| room | what it is |
|---|---|
| `wire` | what goes over the wire, typed once |
| `tables` | what can happen at a table, who may do what, and who is told what |
| `people` | accounts and guests, and the mail they want |
| `storage` | the database: its tables, its versions, and all queries |
| `live` | one websocket a client, and who is there |
| `web` | the REST pages, the built site, pictures, and the guard before them |
| `process` | the supervisor, the processes that serve, and those that think for bots |
| `admin` | what an operator does with a server's database |
"""
